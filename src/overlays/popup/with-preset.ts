import type { PopupOptions } from './popup-options.ts'

const legacyPage = /\/fpopup_(?:criteres|coord_map_v3)\.html\?/

/** Gives the popups that pages know by their address the size of their preset (POPUP-08), unless they have one. */
export async function withPreset(options: PopupOptions): Promise<PopupOptions> {
  if (options.size || !legacyPage.test(options.href ?? '')) return options
  const { sizeOfAddress } = await import('./popup-presets.ts')
  return { ...options, size: sizeOfAddress(new URL(options.href ?? '', document.baseURI)) }
}
