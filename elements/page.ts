import { replaceAddress } from '../src/core/browser/address.ts'
import { behaviourElement } from '../src/core/element/behaviour-element.ts'
import { register } from '../src/core/element/register.ts'
import { type PageContext, pageContext } from '../src/core/page-context.ts'
import { page, pageAttributes } from '../src/page/page/page.ts'
import '../src/page/page/page-events.ts'

/**
 * Tout ce qu’une page entière attend, d’une seule balise et sans toucher à son balisage : les images
 * `rel="lightbox[…]"`, les popups `squeezebox`, les blocs cliquables, les boutons de partage, l’en-tête collant, les liens
 * suivis (`data-flx-track`), les champs de date et à masque, les éléments que publient les visiteurs (`my_elements_…`) ;
 * pour ce qui est déjà dans la page et ce qui y viendra.
 *
 * Chacun est l’élément de même nom, vide, ajouté ici s’il manque à la page : le sien, écrit ailleurs avec ses attributs,
 * passe avant. À l’arrivée, la page défile jusqu’à l’élément marqué ; avec un en-tête fixe, jusqu’à celui que nomme
 * l’ancre de l’adresse, dégagé de l’en-tête, même suivie d’un « = » (`#avis=12`). Le défilement dure 550 ms, ou rien
 * pour qui demande moins d’animations.
 *
 * @summary Une seule balise qui active les éléments courants dans une page existante.
 * @tag flx-page
 * @attr {string} without - Ce qu’elle n’ajoute pas : `lightbox`, `popup`, `share`, `clickable`, `sticky`, `track`, `mask`, `date-field`, `my-elements`.
 * @attr {string} header - Sélecteur de l’en-tête fixe ; sinon le `header` de la page, s’il est fixe.
 * @attr {string} marker - Sélecteur de l’élément où défiler à l’arrivée ; par défaut `[data-position-scroll]`, `.position_scroll` ou `#position_scroll`.
 * @attr {string} address - Adresse qui remplace celle de la page dans l’historique.
 * @fires {CustomEvent<{ width: number; height: number; mobile: boolean }>} flx-page-resize - La fenêtre garde sa nouvelle taille depuis 350 ms.
 * @hook data-flx-untrusted - Autour de ce qui vient de visiteurs : rien n’y commande flx.
 * @example
 * <flx-page></flx-page>
 */
export class FlxPageElement extends behaviourElement(page, pageAttributes) {
  /** Ce que le serveur dit de la page sur son `<body>` : idpage, idparent, filariane. */
  get context(): PageContext {
    return pageContext()
  }

  /** Défile jusqu’à un élément, ou à ce qu’un sélecteur désigne, dégagé de l’en-tête fixe. La promesse dit si elle y est. */
  async goTo(target: unknown): Promise<boolean> {
    const { goTo } = await import('../src/page/page/go-to.ts')
    return goTo(target, this.header)
  }

  /** Remplace l’entrée courante de l’historique du navigateur. Dit si c’est fait. */
  replaceAddress(address: string): boolean {
    return replaceAddress(address)
  }
}

register('flx-page', FlxPageElement)

declare global {
  interface HTMLElementTagNameMap {
    'flx-page': FlxPageElement
  }
}
