import type { Conformity } from '../../conformity/conformity.ts'

export const videoRgaa: Conformity = {
  tag: 'flx-video',
  lines: [
    {
      criteria: ['4.11'],
      says: 'Le lecteur est celui du navigateur ou du service, au clavier.',
      test: 'elements/video',
    },
    {
      criteria: ['4.1', '4.3', '4.5'],
      says: 'Les pistes `<track>` de la page vont au lecteur.',
      test: 'elements/video',
      owed: 'Sous-titres, audiodescription et transcription, là où il en faut.',
    },
    {
      criteria: ['4.7', '4.10'],
      says: 'Rien ne joue avant un clic sur un lien qui nomme la vidéo.',
      test: 'elements/video: COOKIE-02',
      owed: '`label`, ou un lien dont le texte nomme la vidéo.',
    },
    {
      criteria: ['2.1', '12.8'],
      says: 'Le lecteur prend la place de l’affiche, avec un titre de cadre et le focus.',
      test: 'elements/video',
    },
    {
      criteria: ['7.5'],
      says: 'Un fichier qui ne peut être lu se dit, et se tente de nouveau.',
      test: 'elements/video',
    },
  ],
}
