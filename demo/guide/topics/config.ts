import { html } from '../markup.ts'
import { htmlCode, plainCode } from '../parts/code.ts'
import { prose } from '../prose.ts'
import type { Topic } from '../topic.ts'

export const configTopic: Topic = {
  slug: 'reglages',
  title: 'Réglages',
  group: 'start',
  lead: 'Où répond le serveur, en quelle langue, pour quelle session : une balise, ou un appel.',
  body: () => html`
<h2>Par une balise</h2>
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
<p>${prose('Chaque attribut est décrit à la page de')} <a href="/guide/flx-config"><code>flx-config</code></a>.</p>
<h2>Par un script</h2>
<p>${prose('`flx.configure()` pose des réglages par-dessus ceux de la balise, et prévient les éléments qui en dépendent.')}</p>
${plainCode(
  `
  flx.configure({
    base: '/fr/globalflexit/',   // se termine par une barre ; ajoutée sinon
    lang: 'fr',
    sessionHash: 'a1b2c3',
    identity: { logo: '/media/logo.svg' },
    nonce: '…',
    scripts: true,
    translations: false,
    shield: true,                // voyez la page Thème
    is_admin: false,             // accompagne les appels des modèles
    origins: ['https://fragments.exemple.fr'], // voyez la page CSP et CDN
    functions: { estModifie },   // de même
  })`,
  'flx.configure',
)}
<h2>Le contexte de la page</h2>
<p>${prose('Le `<body>` dit où l’on est : le menu marque la page courante et ouvre son panneau.')}</p>
${htmlCode(`<body data-idpage="12" data-idparent="3" data-filariane="1,3,12">`, 'Le contexte de la page')}
<p>${prose('Un gabarit qui n’a pas la main sur le `<body>` l’écrit dans la balise ; ce que dit le `<body>` passe devant.')}</p>
${htmlCode(`<flx-config idpage="12" idparent="3" filariane="1,3,12"></flx-config>`, 'Le contexte, sans le body')}
<h2>La session</h2>
<p>${prose('`session-hash` est une empreinte que votre serveur change avec la session, à la connexion par exemple. Ce qui a été gardé dans le navigateur sous une autre empreinte, le menu ou les traductions, n’est pas repris.')}</p>
<h2>La langue</h2>
<p>${prose('La langue est celle de `<html lang>`, sauf si `flx-config` ou `flx.configure()` en disent une autre. Les textes sont intégrés en français et en anglais ; seule une page en anglais fait venir les textes anglais, et ses éléments les attendent : personne ne lit d’abord le français. Nombres, prix et dates s’écrivent comme dans cette langue. Une page en français dont le gabarit porte par erreur un autre `lang` le corrige, ou écrit `<flx-config lang="fr">`.')} <a href="/en">${prose('Une page en anglais')}</a>.</p>
<h2>Les traductions</h2>
<p>${prose('Dans une autre langue que le français, ou avec `translations="on"`, le serveur est interrogé : `POST {base}ajax/modules/traductions/traitement.php`, avec `action=get_traductions`, `cible=javascript` et `langue`. Ses traductions recouvrent les textes intégrés dès qu’elles arrivent, et sont gardées pour la session. La `langue` de la réponse est celle qui compte : s’il répond `fr`, la page se lit en français. `intitule` est le texte français, ou son nom (`cart.empty-title`).')}</p>
${plainCode(
  `
  { "langue": "en", "traductions": [
    { "intitule": "Votre panier est vide", "valeur": "Your basket is empty" },
    { "intitule": "cart.next", "valeur": "Proceed to checkout" }
  ]}`,
  'La réponse des traductions',
)}
<p>${prose('`flx.translations.add()` apprend une expression au serveur (`action=add_traduction`), sous les noms de ses champs : `expression`, seule obligatoire, `langue`, `tableau_donnee`, `module`, `no_modif`, `force_learn`. La promesse donne les couples de la réponse.')}</p>
${plainCode(
  `
  await flx.translations.add({ expression: 'Rendez-vous au port', module: 'agenda' })
  // [['Rendez-vous au port', 'Meet at the harbour']]`,
  'flx.translations.add',
)}`,
}
