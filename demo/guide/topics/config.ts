import { html } from '../markup.ts'
import { htmlCode, plainCode } from '../parts/code.ts'
import { prose } from '../prose.ts'
import type { Topic } from '../topic.ts'

export const configTopic: Topic = {
  slug: 'reglages',
  title: 'Réglages',
  group: 'start',
  lead: 'L’adresse du serveur, la langue et la session, dans une balise ou par un script.',
  body: () => html`
<h2>Dans une balise</h2>
${htmlCode(
  `
  <flx-config
    base="/globalflexit/"
    lang="fr"
    session-hash="a1b2c3"
    logo="/media/logo.svg"
    scripts="on"></flx-config>`,
  'La balise flx-config',
)}
<p>${prose('La page suivante décrit chaque attribut :')} <a href="/guide/flx-config"><code>flx-config</code></a>.</p>
<h2>Par un script</h2>
<p>${prose('`flx.configure()` remplace les réglages de la balise et prévient les éléments concernés.')}</p>
${plainCode(
  `
  flx.configure({
    base: '/fr/globalflexit/',   // la barre finale est ajoutée si elle manque
    lang: 'fr',
    sessionHash: 'a1b2c3',
    identity: { logo: '/media/logo.svg' },
    nonce: '…',
    scripts: true,
    translations: false,
    shield: true,                // voir la page Thème
    toastDelay: 6000,            // durée des messages sans durée propre
    is_admin: false,             // envoyé avec les appels des modèles
    origins: ['https://fragments.exemple.fr'], // voir la page CSP et CDN
    functions: { estModifie },   // voir la page CSP et CDN
  })`,
  'flx.configure',
  'js',
)}
<h2>Contexte de la page</h2>
<p>${prose('Les attributs de `<body>` indiquent la page courante : le menu la marque et ouvre son panneau.')}</p>
${htmlCode(`<body data-idpage="12" data-idparent="3" data-filariane="1,3,12">`, 'Contexte de la page')}
<p>${prose('Si votre gabarit ne peut pas modifier `<body>`, écrivez ces attributs dans la balise. Ceux de `<body>` sont prioritaires.')}</p>
${htmlCode(`<flx-config idpage="12" idparent="3" filariane="1,3,12"></flx-config>`, 'Contexte sans modifier body')}
<h2>Session</h2>
<p>${prose('`session-hash` est une empreinte que votre serveur change avec la session, à la connexion par exemple. Les données conservées dans le navigateur sous une autre empreinte (menu, traductions) ne sont pas réutilisées.')}</p>
<h2>Langue</h2>
<p>${prose('La langue est celle de `<html lang>`, sauf si `flx-config` ou `flx.configure()` en indiquent une autre. Les textes existent en français et en anglais. Les textes anglais ne sont chargés que pour une page en anglais, et les éléments les attendent avant de s’afficher. Les nombres, les prix et les dates suivent la langue. Si le gabarit d’une page française contient un autre `lang`, corrigez-le ou écrivez `<flx-config lang="fr">`. Exemple :')} <a href="/en">${prose('une page en anglais')}</a>.</p>
<h2>Traductions</h2>
<p>${prose('Dans une autre langue que le français, ou avec `translations="on"`, la page demande les traductions au serveur : `POST {base}ajax/modules/traductions/traitement.php`, avec `action=get_traductions`, `cible=javascript` et `langue`. Elles remplacent les textes de la bibliothèque dès leur arrivée et sont conservées pour la session. La `langue` de la réponse est utilisée : si elle vaut `fr`, la page reste en français. `intitule` contient le texte français ou son nom (`cart.empty-title`).')}</p>
${plainCode(
  `
  { "langue": "en", "traductions": [
    { "intitule": "Votre panier est vide", "valeur": "Your basket is empty" },
    { "intitule": "cart.next", "valeur": "Proceed to checkout" }
  ]}`,
  'Réponse des traductions',
  'json',
)}
<p>${prose('`flx.translations.add()` ajoute une expression à traduire (`action=add_traduction`), avec ces champs : `expression`, seul obligatoire, `langue`, `tableau_donnee`, `module`, `no_modif`, `force_learn`. La promesse donne les couples de la réponse.')}</p>
${plainCode(
  `
  await flx.translations.add({ expression: 'Rendez-vous au port', module: 'agenda' })
  // [['Rendez-vous au port', 'Meet at the harbour']]`,
  'flx.translations.add',
  'js',
)}`,
}
