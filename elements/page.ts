import { replaceAddress } from '../src/core/browser/navigation.ts'
import { behaviourElement } from '../src/core/element/behaviour-element.ts'
import { register } from '../src/core/element/register.ts'
import { type PageContext, pageContext } from '../src/core/page-context.ts'
import { page, pageAttributes } from '../src/page/page/page.ts'

/**
 * La balise active, sans modification du HTML : les images `rel="lightbox[…]"`, les fenêtres `squeezebox`, les blocs
 * cliquables, les boutons de partage, l’en-tête fixe, les liens suivis (`data-flx-track`), les champs de date, les
 * masques de saisie et les publications des visiteurs (`my_elements_…`), pour le contenu présent et pour le contenu
 * ajouté plus tard.
 *
 * Chaque fonction correspond à un élément, ajouté ici s’il manque à la page ; un élément que vous écrivez avec ses
 * attributs est prioritaire. À l’arrivée, la page défile jusqu’à l’élément marqué ; avec un en-tête fixe, jusqu’à
 * l’ancre de l’adresse, même suivie d’un « = » (`#avis=12`). Le défilement dure 550 ms, ou est immédiat si le visiteur
 * demande moins d’animations.
 *
 * @summary Une seule balise qui active les éléments courants dans une page existante.
 * @tag flx-page
 * @attr {string} without - Fonctions à ne pas ajouter : `lightbox`, `popup`, `share`, `clickable`, `sticky`, `track`, `mask`, `date-field`, `my-elements`.
 * @attr {string} header - Sélecteur de l’en-tête fixe ; par défaut, le `header` de la page, s’il est fixe.
 * @attr {string} marker - Sélecteur de l’élément visé par le défilement à l’arrivée ; par défaut `[data-position-scroll]`, `.position_scroll` ou `#position_scroll`.
 * @attr {string} address - Adresse qui remplace celle de la page dans l’historique.
 * @fires {CustomEvent<{ width: number; height: number; mobile: boolean }>} flx-page-resize - La fenêtre a changé de taille, stable depuis 350 ms.
 * @hook data-flx-untrusted - Autour d’un contenu de visiteurs, désactive toutes les fonctions de flx.
 * @example
 * <flx-page></flx-page>
 */
export class FlxPageElement extends behaviourElement(page, pageAttributes) {
  /** Attributs de `<body>` sur la page courante : idpage, idparent, filariane. */
  get context(): PageContext {
    return pageContext()
  }

  /** Défile jusqu’à un élément, ou à un sélecteur, sous l’en-tête fixe. La promesse vaut `true` à l’arrivée. */
  async goTo(target: unknown): Promise<boolean> {
    const { goTo } = await import('../src/page/page/go-to.ts')
    return goTo(target, this.header)
  }

  /** Remplace l’entrée courante de l’historique du navigateur. Renvoie `true` en cas de réussite. */
  replaceAddress(address: string): boolean {
    return replaceAddress(address)
  }
}

register('flx-page', FlxPageElement)

declare global {
  interface HTMLElementTagNameMap {
    'flx-page': FlxPageElement
  }
  interface GlobalEventHandlersEventMap {
    /** Fired when the window has kept its new size for 350 ms (PAGE-10). `mobile` is true below 768 px. */
    'flx-page-resize': CustomEvent<{ width: number; height: number; mobile: boolean }>
  }
}
