import type { Entry } from '../entry.ts'

export const videoEntry: Entry = {
  tag: 'flx-video',
  title: 'Vidéo avec affiche',
  family: 'content',
  facts: [
    'Au clic, le lecteur remplace l’affiche, sans décalage de la page.',
    'YouTube, Vimeo et Dailymotion ne reçoivent aucune information avant le clic. Ensuite, le consentement du visiteur s’applique.',
    'Le navigateur lit les fichiers mp4, webm et ogg, avec vos sous-titres `<track>`.',
    'Une seule vidéo est lue à la fois.',
  ],
  withoutScript: 'L’affiche est un lien vers la vidéo.',
  live: `
    <flx-video>
      <a href="https://www.youtube.com/watch?v=aqz-KE-bpKQ"><img src="/media/image?id=2&amp;taille=vignette" alt="Deux voiliers au lever du soleil" width="480" height="320"></a>
    </flx-video>`,
  fixed: ['src', 'poster'],
  calls: [{ method: 'stop', label: 'Remettre l’affiche' }],
}
