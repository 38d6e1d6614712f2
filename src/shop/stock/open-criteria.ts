import { stockTexts as t } from './stock-messages.ts'

/** Opens the choice of criteria of an article, with the size of its preset (ART-03, POPUP-08). */
export async function openCriteria(articleId: string, count: number): Promise<void> {
  const [{ popup }, { popupPresets }] = await Promise.all([
    import('../../overlays/popup/open-popup.tsx'),
    import('../../overlays/popup/options/popup-presets.ts'),
  ])
  await popup({ ...popupPresets.criteria({ idarticle: articleId, count }), label: t('choose') })
}
