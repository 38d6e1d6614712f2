import { html } from '../markup.ts'
import { htmlCode, plainCode } from '../parts/code.ts'
import { prose } from '../prose.ts'
import type { Topic } from '../topic.ts'

export const configTopic: Topic = {
  slug: 'reglages',
  title: 'Réglages',
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
  })`,
  'flx.configure',
)}
<h2>Le contexte de la page</h2>
<p>${prose('Le `<body>` dit où l’on est : le menu marque la page courante et ouvre son panneau.')}</p>
${htmlCode(`<body data-idpage="12" data-idparent="3" data-filariane="1,3,12">`, 'Le contexte de la page')}
<h2>La session</h2>
<p>${prose('`session-hash` est une empreinte que votre serveur change avec la session, à la connexion par exemple. Ce qui a été gardé dans le navigateur sous une autre empreinte, le menu ou les traductions, n’est pas repris.')}</p>
<h2>Les traductions</h2>
<p>${prose('Les textes sont intégrés, en français. Dans une autre langue, ou avec `translations="on"`, ceux du serveur (`get_traductions`) les recouvrent dès qu’ils arrivent, et sont gardés pour la session.')}</p>`,
}
