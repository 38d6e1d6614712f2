import { carouselAttributes } from '../src/content/carousel/carousel.ts'
import { reactElement } from '../src/core/element/react-element.ts'
import { register } from '../src/core/element/register.ts'
import { Slides } from '../src/ui/slides/slides.tsx'
import '../src/ui/slides/slides-events.ts'

/**
 * Des diapositives côte à côte, dont on voit une partie : articles, témoignages, logos. Ce sont les éléments de la liste
 * que la balise contient, ou du bloc `data-flx-slides` ; à défaut, ses propres enfants. Ils restent à leur place, sans
 * copie, avec ce qui les écoute : une rangée qui défile avant le code et sans lui, et qui se commande dès le premier geste du
 * visiteur, ou dès qu’on la voit si elle avance seule.
 *
 * Chaque option se règle aussi selon la largeur de la fenêtre : `shown="1 576:2 992:4"` en montre une, deux dès 576 px,
 * quatre dès 992 px. `on` et `off` allument et éteignent : `dots="on 768:off"`.
 *
 * @summary Une rangée de vignettes que le visiteur fait défiler.
 * @tag flx-carousel
 * @attr {string} [shown=1] - Nombre de diapositives montrées, `1.2` laisse voir le début de la suivante ; `auto` : chacune a sa propre largeur.
 * @attr {string} [step=1] - Nombre de diapositives dont on avance.
 * @attr {string} [loop=on] - `off` : s’arrête à la dernière.
 * @attr {string} [speed=500] - Durée d’un passage, en millisecondes.
 * @attr {string} [autoplay=off] - Avance seul, avec un bouton pour l’arrêter.
 * @attr {string} [interval=3000] - Millisecondes entre deux passages.
 * @attr {string} [arrows=on] - `off` : sans flèches.
 * @attr {string} [dots=off] - Un point par arrêt ; au-delà de neuf, « 3 sur 200 ».
 * @attr {string} [progress=off] - Une barre qui dit où l’on en est.
 * @attr {string} [fade=off] - Une diapositive se fond dans l’autre, une à la fois.
 * @attr {string} [vertical=off] - De haut en bas, dans la hauteur de `--flx-slides-height`.
 * @attr {string} [swipe=40] - Pixels d’un glissement qui change de diapositive.
 * @attr {number} [start=1] - La diapositive montrée d’abord.
 * @attr {string} label - Nom du carrousel pour les aides techniques.
 * @attr {string} for - Sélecteur du carrousel ou du diaporama que ces diapositives commandent : ce sont ses vignettes.
 * @fires {CustomEvent<SlideChange>} flx-slide-change - D’autres diapositives sont montrées, par le visiteur, le temps ou un script.
 * @cssproperty [--flx-slides-shown=1] - Nombre de diapositives montrées, sans `shown` : à dire dans la feuille du site.
 * @cssproperty [--flx-slides-gap=1rem] - Espace entre deux diapositives.
 * @cssproperty [--flx-slides-ratio] - Proportions des images ; 3/2 pour celles dont la taille n’est pas écrite.
 * @cssproperty [--flx-slides-height=24rem] - Hauteur, de haut en bas.
 * @hook data-flx-slides - Ce qui entoure les éléments.
 * @example
 * <flx-carousel label="Nouveautés" shown="1.2 576:2 992:4">
 *   <ul>
 *     <li><a href="/article/bol">Bol en grès</a></li>
 *     <li><a href="/article/cruche">Cruche</a></li>
 *     <li><a href="/article/plat">Plat à four</a></li>
 *   </ul>
 * </flx-carousel>
 */
export class FlxCarouselElement extends reactElement(Slides, carouselAttributes, { draws: 'near' }) {
  /** Montre la suite. */
  async next(): Promise<void> {
    await this.call('next')
  }

  /** Revient en arrière. */
  async previous(): Promise<void> {
    await this.call('previous')
  }

  /** Montre une diapositive, comptée à partir de 1. */
  async goTo(position: number): Promise<void> {
    await this.call('goTo', position)
  }

  /** Avance de nouveau seul, là où `autoplay` le permet. */
  async play(): Promise<void> {
    await this.call('play')
  }

  /** Cesse d’avancer seul. */
  async pause(): Promise<void> {
    await this.call('pause')
  }
}

register('flx-carousel', FlxCarouselElement)

declare global {
  interface HTMLElementTagNameMap {
    'flx-carousel': FlxCarouselElement
  }
}
