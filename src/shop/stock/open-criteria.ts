import { stockTexts as t } from './stock-messages.ts'

/** Opens the choice of criteria of an article, with the size of its preset (ART-03, POPUP-08). */
export async function openCriteria(articleId: string, count: number): Promise<void> {
  const { popup } = await import('../../overlays/popup/open-popup.tsx')
  await popup({ preset: 'criteria', params: { idarticle: articleId, count }, label: t('choose') })
}
