import type { Entry } from '../entry.ts'

export const shareEntry: Entry = {
  tag: 'flx-share',
  title: 'Partager',
  family: 'content',
  facts: [
    'Aucun script ni cookie de réseau : rien n’est chargé avant le clic.',
    'Fenêtre de partage de 700 × 500 ; refusée par le navigateur, elle s’ouvre dans l’onglet.',
    'Par e-mail dans un cadre de 850 × 480 au-dessus de la page, ou par la messagerie du visiteur.',
    'Le partage de l’appareil là où il existe ; sinon le lien est copié, et on le dit.',
    'Vos propres boutons : `data-share` porte le modèle de l’adresse, `data-share-target` une autre page, en base64.',
  ],
  withoutScript: 'Les liens que vous écrivez avec `data-share` mènent à leur adresse.',
  live: '<flx-share networks="facebook whatsapp email copy native"></flx-share>',
  code: `
    <flx-share networks="facebook whatsapp email copy native"></flx-share>

    <flx-share>
      <a data-share href="https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fexemple.fr%2F">Facebook</a>
      <button type="button" data-share="https://wa.me/?text={title}%20{url}">WhatsApp</button>
      <button type="button" data-share="copy">Copier le lien</button>
    </flx-share>`,
  fixed: ['for'],
  samples: { networks: 'facebook whatsapp email copy native' },
}
