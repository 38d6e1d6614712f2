import { reactElement } from '../src/core/element/react-element.ts'
import { register } from '../src/core/element/register.ts'
import { Slides } from '../src/ui/slides/slides.tsx'
import { slidesAttributes } from '../src/ui/slides/slides-attributes.ts'
import '../src/ui/slides/slides-events.ts'

const carouselAttributes = slidesAttributes({ interval: '3000', speed: '500' })

/**
 * Les diapositives (articles, témoignages, logos) sont les éléments de la liste contenue dans la balise, ou du bloc
 * `data-flx-slides` ; par défaut, ses enfants. Elles ne sont ni copiées ni déplacées. La rangée défile aussi avant le
 * chargement du code, et les boutons apparaissent au premier geste du visiteur, ou à l’entrée dans l’écran si le
 * carrousel avance seul.
 *
 * Chaque option peut dépendre de la largeur de la fenêtre : `shown="1 576:2 992:4"` affiche une diapositive, deux à
 * partir de 576 px, quatre à partir de 992 px. `on` et `off` activent ou désactivent une option : `dots="on 768:off"`.
 *
 * @summary Une rangée de vignettes que le visiteur fait défiler.
 * @tag flx-carousel
 * @attr {string} [shown=1] - Nombre de diapositives visibles ; `1.2` laisse voir le début de la suivante, `auto` garde la largeur de chacune.
 * @attr {string} [step=1] - Nombre de diapositives par déplacement.
 * @attr {string} [loop=on] - `off` arrête le défilement à la dernière diapositive.
 * @attr {string} [speed=500] - Durée de la transition, en millisecondes.
 * @attr {string} [autoplay=off] - Active l’avance automatique, avec un bouton de pause.
 * @attr {string} [interval=3000] - Durée d’affichage d’une diapositive, en millisecondes.
 * @attr {string} [arrows=on] - `off` retire les flèches.
 * @attr {string} [dots=off] - Affiche un point par position ; au-delà de neuf, un texte « 3 sur 200 ».
 * @attr {string} [progress=off] - Affiche une barre de progression.
 * @attr {string} [fade=off] - Affiche une diapositive à la fois, en fondu.
 * @attr {string} [vertical=off] - Fait défiler verticalement, dans la hauteur de `--flx-slides-height`.
 * @attr {string} [swipe=40] - Distance de glissement nécessaire pour changer de diapositive, en pixels.
 * @attr {number} [start=1] - Première diapositive affichée.
 * @attr {string} label - Nom du carrousel pour les lecteurs d’écran.
 * @attr {string} for - Sélecteur du carrousel ou du diaporama dont ces diapositives sont les vignettes.
 * @fires {CustomEvent<SlideChange>} flx-slide-change - D’autres diapositives s’affichent, par une action du visiteur, l’avance automatique ou un script.
 * @cssproperty [--flx-slides-shown=1] - Nombre de diapositives visibles, sans `shown`, à définir dans votre feuille de style.
 * @cssproperty [--flx-slides-gap=1rem] - Espace entre deux diapositives.
 * @cssproperty [--flx-slides-ratio] - Proportions des images ; 3/2 pour les images sans dimensions.
 * @cssproperty [--flx-slides-height=24rem] - Hauteur en défilement vertical.
 * @hook data-flx-slides - Conteneur des diapositives.
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
  /** Avance. */
  async next(): Promise<void> {
    await this.call('next')
  }

  /** Recule. */
  async previous(): Promise<void> {
    await this.call('previous')
  }

  /** Affiche une diapositive ; la première a le numéro 1. */
  async goTo(position: number): Promise<void> {
    await this.call('goTo', position)
  }

  /** Relance l’avance automatique, si `autoplay` le permet. */
  async play(): Promise<void> {
    await this.call('play')
  }

  /** Interrompt l’avance automatique. */
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
