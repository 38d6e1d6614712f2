/**
 * The module that `import 'flx'` loads without a page: on a server that renders components in advance. It has all
 * exports of the page's script, so that components can import them; elements only run in the browser.
 */

const refuse = (name: string) => (): Promise<never> =>
  Promise.reject(
    new Error(
      `flx : flx.${name}() demande un navigateur. Appelez-la de ce qui ne s’exécute que là : un geste, useEffect, onMounted, onMount.`,
    ),
  )
const nothing = (): void => {}

/** Does nothing here: the browser runs the same line, which configures it there. */
export const configure = nothing
export const modal = refuse('modal')
export const alert = refuse('alert')
export const confirm = refuse('confirm')
export const popup = Object.assign(refuse('popup'), { close: refuse('popup.close') })
export const lightbox = refuse('lightbox')
export const loader = { show: refuse('loader.show'), hide: refuse('loader.hide') }
export const toast = refuse('toast')
export const request = Object.assign(refuse('request'), { json: refuse('request.json'), html: refuse('request.html') })
export const track = refuse('track')
/** A visitor's cookies come with the request, which the framework has. */
export const cookies = { get: nothing, set: nothing, remove: nothing }
export const version = __FLX_VERSION__

export const flx = {
  modal,
  alert,
  confirm,
  popup,
  lightbox,
  loader,
  toast,
  request,
  track,
  translations: { add: refuse('translations.add') },
  cookies,
  configure,
  invoke: refuse('invoke'),
  version,
}
