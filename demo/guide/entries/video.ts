import type { Entry } from '../entry.ts'

export const videoEntry: Entry = {
  tag: 'flx-video',
  title: 'Vidéo lancée par son affiche',
  family: 'content',
  facts: [
    'L’affiche devient le lecteur au clic, dans la même place : la page ne bouge pas.',
    'YouTube, Vimeo et Dailymotion n’apprennent rien de la visite avant le clic ; ensuite, le consentement de la page décide.',
    'Un fichier mp4, webm ou ogg est lu par le navigateur, avec vos sous-titres `<track>`.',
    'Une seule vidéo parle à la fois.',
  ],
  withoutScript: 'L’affiche est un lien vers la vidéo.',
  live: `
    <flx-video>
      <a href="https://www.youtube.com/watch?v=aqz-KE-bpKQ"><img src="/media/image?id=2&amp;taille=vignette" alt="Deux voiliers au lever du soleil" width="480" height="320"></a>
    </flx-video>`,
  fixed: ['src', 'poster'],
  calls: [{ method: 'stop', label: 'Remettre l’affiche' }],
}
