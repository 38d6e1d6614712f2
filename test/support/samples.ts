/** The tags of all elements, read from the files of `elements/` when the browser tests are compiled. */
declare const __FLX_TAGS__: string[] | undefined

/** The HTML of each element, as an author would write it. Elements with something to show are open. */
const samples: Record<string, string> = {
  'flx-account':
    '<flx-account><nav><a href="#commandes" aria-current="page">Commandes</a></nav><div data-flx-panel><h2>Commandes</h2></div></flx-account>',
  'flx-add-to-cart': '<flx-add-to-cart><form action="#"><button>Ajouter</button></form></flx-add-to-cart>',
  'flx-agenda':
    '<flx-agenda url="/agenda" module="ateliers"><p>Novembre <a href="#" data-flx-date="2026-12-01">Décembre</a></p></flx-agenda>',
  'flx-autocomplete':
    '<flx-autocomplete classname="Ville" methode="chercher"><label>Ville <input name="ville"></label></flx-autocomplete>',
  'flx-breadcrumb':
    '<flx-breadcrumb><nav><ol><li><a href="#a">A</a><ul><li><a href="#b">B</a></li></ul></li></ol></nav></flx-breadcrumb>',
  'flx-calendar':
    '<flx-calendar url="/jours"><table data-flx-month="2026-11"><tr><td data-flx-day="2026-11-03"><a data-flx-entry href="#poterie">Poterie</a></td></tr></table></flx-calendar>',
  'flx-carousel':
    '<flx-carousel label="Lieux"><ul><li><a href="#port">Le port</a></li><li><a href="#phare">Le phare</a></li></ul></flx-carousel>',
  'flx-cart': '<flx-cart><p>Panier du serveur</p></flx-cart>',
  'flx-cart-badge': '<flx-cart-badge><a href="#panier">Panier <b data-flx-cart-count>2</b></a></flx-cart-badge>',
  'flx-clickable': '<flx-clickable><div data-flx-clickable><a href="#bloc">Bloc</a></div></flx-clickable>',
  'flx-consent': '<flx-consent></flx-consent>',
  'flx-contract-end':
    '<flx-contract-end><form action="#"><button>Notification de la résiliation</button></form></flx-contract-end>',
  'flx-date-field':
    '<flx-date-field><input type="date" aria-label="Jour" name="jour" value="2024-02-29"></flx-date-field>',
  'flx-form':
    '<flx-form><form action="#"><label>Nom <input name="nom"></label><button>Envoyer</button></form></flx-form>',
  'flx-fragment': '<flx-fragment><!-- url=/bloc --><p>Bloc du serveur</p></flx-fragment>',
  'flx-front-banner': '<flx-front-banner><p>Annonce</p></flx-front-banner>',
  'flx-front-popup': '<flx-front-popup label="Annonce" open><p>Annonce</p></flx-front-popup>',
  'flx-home-slider':
    '<flx-home-slider label="À la une"><ul><li><a href="#port">Le port</a></li><li><a href="#phare">Le phare</a></li></ul></flx-home-slider>',
  'flx-lightbox':
    '<flx-lightbox><a href="data:image/gif;base64,R0lGODlhAQABAAAAACw=" rel="lightbox">Image</a></flx-lightbox>',
  'flx-list': '<flx-list><ul data-flx-items><li id="un">Un</li></ul></flx-list>',
  'flx-loader': '<flx-loader open></flx-loader>',
  'flx-login':
    '<flx-login><form action="#"><label>E-mail <input type="email" name="email" value="a@b.fr"></label><label>Mot de passe <input type="password" name="password" value="x"></label><button>Se connecter</button></form><details data-flx-forgotten><summary>Mot de passe oublié ?</summary><form action="#"><input type="hidden" name="action" value="mdp_oublie"><label>E-mail <input type="email" name="email"></label><button>Recevoir l’e-mail</button></form></details></flx-login>',
  'flx-map': '<flx-map on-demand><ul><li data-lat="48,39" data-lng="-4,48">Brest</li></ul></flx-map>',
  'flx-mask': '<flx-mask mask="phone"><label>Tel <input name="tel" value="0298443412"></label></flx-mask>',
  'flx-mobile-menu': '<flx-mobile-menu><nav><ul><li><a href="#page">Page</a></li></ul></nav></flx-mobile-menu>',
  'flx-modal': '<flx-modal open label="Fenêtre"><p>Contenu</p></flx-modal>',
  'flx-my-elements':
    '<flx-my-elements element-module-ident="annonces"><ul><li data-element-id="1"><a href="#1">Table</a> <a href="#1" class="my_elements_delete">Supprimer</a></li></ul></flx-my-elements>',
  'flx-newsletter': '<flx-newsletter><form action="#"><button>S’inscrire</button></form></flx-newsletter>',
  'flx-page': '<flx-page without="lightbox popup"></flx-page>',
  'flx-passkey':
    '<flx-passkey><form action="#"><label>Nom de la clé <input name="nom" value="Téléphone"></label><button>Ajouter une clé d’accès</button></form><p data-flx-no-passkeys hidden>Sans clés d’accès.</p></flx-passkey>',
  'flx-password-change': '<flx-password-change><form action="#"><button>Changer</button></form></flx-password-change>',
  'flx-password-strength':
    '<flx-password-strength><input type="password" aria-label="Mot de passe"></flx-password-strength>',
  'flx-popup': '<flx-popup open label="Fenêtre"><p>Contenu</p></flx-popup>',
  'flx-price': '<flx-price>12,00 €</flx-price>',
  'flx-quantity': '<flx-quantity><input type="number" aria-label="Quantité" value="1"></flx-quantity>',
  'flx-map-picker':
    '<flx-map-picker lat="48,39" lng="-4,48"><label>Latitude <input name="lat" /></label><label>Longitude <input name="lng" /></label></flx-map-picker>',
  'flx-relay-picker': '<flx-relay-picker><p>Choisissez votre point relais.</p></flx-relay-picker>',
  'flx-repeat':
    '<flx-repeat><fieldset><legend>Ligne 1</legend><label>Article <input name="lignes[0][article]"></label></fieldset></flx-repeat>',
  'flx-reservation': '<flx-reservation article="12" reference="40"></flx-reservation>',
  'flx-permalink': '<flx-permalink><button type="button">Permalien</button></flx-permalink>',
  'flx-share': '<flx-share networks="facebook"></flx-share>',
  'flx-signup': '<flx-signup><form action="#"><button>Ouvrir</button></form></flx-signup>',
  'flx-slideshow': '<flx-slideshow label="Le port"><p>Le port le matin</p><p>Le port le soir</p></flx-slideshow>',
  'flx-sticky': '<flx-sticky><header>En-tête</header></flx-sticky>',
  'flx-stock':
    '<flx-stock><form action="#"><input type="hidden" name="idarticle" value="7"><input type="hidden" name="idreference" value="12"><button>Ajouter</button></form></flx-stock>',
  'flx-table':
    '<flx-table><table><caption>Frais</caption><thead><tr><th>Zone</th><th>Prix</th></tr></thead><tbody><tr><td>Belgique</td><td>12,50 €</td></tr><tr><td>France</td><td>6,90 €</td></tr></tbody></table></flx-table>',
  'flx-toast': '<flx-toast open>Message</flx-toast>',
  'flx-toggle': '<flx-toggle><button>Ouvrir</button><div>Bloc</div></flx-toggle>',
  'flx-track': '<flx-track></flx-track>',
  'flx-two-factor':
    '<flx-two-factor wait="0"><form action="#"><input type="hidden" name="action" value="validercode"><input type="hidden" name="idtransaction" value="t1"><p>Un code est parti.</p><p><input name="code[]" aria-label="1" size="1"><input name="code[]" aria-label="2" size="1"><input name="code[]" aria-label="3" size="1"><input name="code[]" aria-label="4" size="1"><input name="code[]" aria-label="5" size="1"><input name="code[]" aria-label="6" size="1"></p><button>Valider</button><button type="button" data-flx-resend>Renvoyer le code</button></form></flx-two-factor>',
  'flx-upload': '<flx-upload><input type="file" name="photos" aria-label="Photos"></flx-upload>',
  'flx-video': '<flx-video><a href="/film.mp4">Film</a></flx-video>',
  'flx-withdrawal':
    '<flx-withdrawal><form action="#"><button>Confirmer la rétractation</button></form></flx-withdrawal>',
}

/**
 * All elements, including new ones. Outside a browser, only those with a sample; the browser tests check that each has
 * one.
 */
export const tags: readonly string[] = typeof __FLX_TAGS__ === 'undefined' ? Object.keys(samples) : __FLX_TAGS__

/** Returns the sample of an element. @throws if it has none yet */
export function sampleOf(tag: string): string {
  const sample = samples[tag]
  if (!sample) throw new Error(`<${tag}> has no sample: write it in test/support/samples.ts`)
  return sample
}

/** Loads the code of an element, which defines its tag. */
export async function importElement(tag: string): Promise<void> {
  await import(`../../elements/${tag.slice('flx-'.length)}.ts`)
}
