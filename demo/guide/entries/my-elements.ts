import { asc, eq } from 'drizzle-orm'
import { adPath, adsModule } from '../../server/ads/ad.ts'
import type { Services } from '../../server/context.ts'
import { ads, customers } from '../../server/schema.ts'
import { demoAccount } from '../../server/seed/customers.ts'
import type { Entry } from '../entry.ts'
import { html } from '../markup.ts'

/** Renders two ads of the demo's customer. A visitor who logs in as this customer can use their buttons. */
async function demoAds({ db }: Services): Promise<string> {
  const rows = await db
    .select({ id: ads.id, title: ads.title })
    .from(ads)
    .innerJoin(customers, eq(customers.id, ads.customerId))
    .where(eq(customers.email, demoAccount.email))
    .orderBy(asc(ads.id))
    .limit(2)
  return html`<flx-my-elements element-module-ident="${adsModule}">
<ul>
${rows.map(
  ({ id, title }) => html`<li data-element-id="${id}"><a href="${adPath(id)}">${title}</a>
<button type="button" data-flx-action="my_elements_activate">Mettre en ligne, ou retirer</button>
<button type="button" data-flx-action="my_elements_delete">Supprimer</button></li>`,
)}
</ul>
</flx-my-elements>
<p>Ces annonces appartiennent au compte d’essai : <a href="/connexion">connectez-vous</a> pour les modifier.</p>`.html
}

export const myElementsEntry: Entry = {
  tag: 'flx-my-elements',
  title: 'Publications des visiteurs',
  family: 'page',
  facts: [
    'Le visiteur met en ligne, retire ou supprime une publication d’un clic, avec une confirmation si nécessaire. Deux clics n’envoient qu’une requête.',
    'Après une suppression, le focus passe à la ligne voisine et la liste est actualisée.',
    'Les formulaires de création et de modification s’ouvrent dans une fenêtre. La croix, Échap, un clic à côté et le bouton Précédent demandent confirmation si la saisie n’est pas enregistrée.',
    'En cas de refus, de panne ou de réponse illisible, une fenêtre affiche un message et la page reste inchangée. Si la session a expiré, le visiteur se reconnecte sur place.',
    'Dans un ancien gabarit, les classes `my_elements_activate`, `my_elements_delete`, `my_elements_new`, `my_elements_edit`, `my_elements_publish` et `my_elements_unpublish` suffisent, avec `<flx-page>`.',
    'Pour un libellé qui change avec l’état, écrivez les deux formes dans le lien : la classe renvoyée par le serveur masque l’une ou l’autre.',
  ],
  withoutScript:
    'Les liens et les formulaires fonctionnent normalement : le serveur demande confirmation sur une page, et le formulaire est une page.',
  keys: [
    ['Échap', 'Ferme le formulaire, même depuis un champ, après confirmation si la saisie n’est pas enregistrée.'],
  ],
  live: demoAds,
  code: `
    <flx-my-elements element-module-ident="annonces">
      <p><a href="/annonces/deposer" data-flx-action="my_elements_create">Déposer une annonce</a></p>
      <ul>
        <li data-element-id="12"><a href="/annonces/12">Table de ferme</a>
          <a href="/annonces/12/modifier" data-flx-action="my_elements_edit">Modifier</a>
          <form method="post" action="/globalflexit/ajax/modules/modules/traitement.php">
            <input type="hidden" name="element_module_ident" value="annonces">
            <input type="hidden" name="element_id" value="12">
            <button name="action" value="my_elements_activate" class="en-ligne">En ligne</button>
            <button name="action" value="my_elements_delete">Supprimer</button>
          </form></li>
      </ul>
    </flx-my-elements>

    <!-- La page de « Modifier » : -->
    <flx-my-elements>
      <flx-form>
        <form method="post" action="/annonces/12/modifier">
          <input type="hidden" name="element_module_ident" value="annonces">
          <input type="hidden" name="element_id" value="12">
          <p><label for="titre">Titre</label> <input id="titre" name="titre" required></p>
          <button>Enregistrer</button>
          <button name="active" value="1">Enregistrer et publier</button>
          <button name="active" value="0">Enregistrer et dépublier</button>
        </form>
      </flx-form>
    </flx-my-elements>`,
  samples: { 'element-module-ident': 'annonces' },
}
