import { address } from '../../core/element/address-codec.ts'
import type { BehaviourHost } from '../../core/element/behaviour-element.ts'
import type { CallableBehaviour } from '../../core/element/behaviour-with-methods.ts'
import { childJson } from '../../core/element/child-json.ts'
import { flag, optionalText, property } from '../../core/element/codecs.ts'
import type { LoaderConfig } from './loader-config.ts'
import type { LoaderMethods } from './loader-methods.ts'
import { giveLook, holdLoader } from './loader-state.ts'
import { drawPageLoader, hideLoader, showLoader } from './page-loader.tsx'

const lookAttributes = {
  version: optionalText,
  showLogo: optionalText,
  showTitle: optionalText,
  showDesc: optionalText,
  txtLoading: optionalText,
  txtPatienter: optionalText,
  bordercolor: optionalText,
  fg: optionalText,
  bg: optionalText,
  bgc: optionalText,
  image: address(),
}

export const loaderAttributes = { open: flag, ...lookAttributes, config: property<LoaderConfig | null>(null) }

/** The look that attributes give, by the names of `flexit_loader`. */
function written(host: BehaviourHost<typeof loaderAttributes>): LoaderConfig {
  const named = Object.keys(lookAttributes).flatMap((name) => {
    const value = host[name as keyof typeof lookAttributes]
    const key = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    return value === null ? [] : [[key, value === '' && key.startsWith('show_') ? 'on' : value]]
  })
  return Object.fromEntries(named)
}

/** `<flx-loader>`: says how the page's loader looks, and holds it while `open`. */
export const loaderBehaviour: CallableBehaviour<typeof loaderAttributes, LoaderMethods> = (host) => {
  host.methods.provide('show', showLoader)
  host.methods.provide('hide', hideLoader)
  drawPageLoader()
  const takeLook = giveLook(host, { ...childJson(host), ...host.config, ...written(host) })
  const letGo = host.open ? holdLoader() : () => {}
  return () => {
    letGo()
    takeLook()
  }
}
