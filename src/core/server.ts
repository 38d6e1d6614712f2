/**
 * What `import 'flx'` gives where there is no page: on a server that draws components ahead. It has every name of the
 * page's script, so that a component may import them; elements come to life in the browser.
 */

const refuse = (name: string) => (): Promise<never> =>
  Promise.reject(
    new Error(
      `flx : flx.${name}() demande un navigateur. Appelez-la de ce qui ne s’exécute que là : un geste, useEffect, onMounted, onMount.`,
    ),
  )
const nothing = (): void => {}

/** The browser runs the same line, and is configured by it. */
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
/** Those of a visitor come with the request, which the framework has. */
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
