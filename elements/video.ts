import { video, videoAttributes } from '../src/content/video/video.ts'
import { behaviourElement } from '../src/core/element/behaviour-element.ts'
import { register } from '../src/core/element/register.ts'

/**
 * Au clic, le lecteur remplace l’affiche à la même place. Aucun autre site n’est contacté avant le clic ; ensuite, le
 * consentement du visiteur s’applique (`flx-consent-ask`). La vidéo s’arrête quand une autre commence, et quand le
 * bloc, la fenêtre ou la diapositive qui la contient disparaît.
 *
 * La vidéo est le lien contenu dans l’élément, autour de son image, ou l’adresse de `src` : une page ou un lecteur de
 * YouTube (par youtube-nocookie.com), Vimeo ou Dailymotion, ou un fichier mp4, webm ou ogg, avec ses `<track>`. Sans
 * JavaScript, ou si le code du lecteur ou du consentement ne se charge pas, le lien ouvre la vidéo. Sous une politique
 * de sécurité stricte, autorisez le lecteur par `frame-src`.
 *
 * @summary Une vidéo chargée seulement au clic sur son affiche.
 * @tag flx-video
 * @attr {string} src - Adresse de la vidéo, si l’élément ne contient pas de lien.
 * @attr {string} poster - Adresse de l’affiche, avec `src`.
 * @attr {string} label - Titre de la vidéo ; par défaut, le texte du lien.
 * @attr {string} ratio - Proportions, par exemple `16/9` ; par défaut, celles de l’affiche.
 * @fires {CustomEvent<VideoSource>} flx-video-play - La vidéo remplace son affiche.
 * @cssproperty [--flx-video-radius=0] - Arrondi des coins.
 * @example
 * <flx-video>
 *   <a href="https://youtu.be/aqz-KE-bpKQ"><img src="/media/atelier.webp" alt="Visite de l’atelier" width="1280" height="720"></a>
 * </flx-video>
 */
export class FlxVideoElement extends behaviourElement(video, videoAttributes) {
  /** Lance la vidéo, comme un clic. La promesse est résolue au début de la lecture, après le consentement du visiteur. */
  async play(): Promise<void> {
    await this.call('play')
  }

  /** Remet l’affiche. */
  stop(): void {
    // Where there is no video, none plays.
    this.call('stop').catch(() => {})
  }
}

register('flx-video', FlxVideoElement)

declare global {
  interface HTMLElementTagNameMap {
    'flx-video': FlxVideoElement
  }
}
