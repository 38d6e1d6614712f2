import { useEffect } from 'react'
import { address } from '../../core/element/address-codec.ts'
import { childJson } from '../../core/element/child-json.ts'
import { flag, optionalText, property } from '../../core/element/codecs.ts'
import { useHostMethod } from '../../core/element/host.ts'
import type { FeatureProps } from '../../core/element/react-element.ts'
import type { LoaderConfig } from './loader-config.ts'
import type { LoaderMethods } from './loader-methods.ts'
import { giveLook, holdLoader } from './loader-state.ts'
import { drawPageLoader, hideLoader, showLoader } from './page-loader.tsx'

export const loaderAttributes = {
  open: flag,
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
  config: property<LoaderConfig | null>(null),
}

type LoaderProps = FeatureProps<typeof loaderAttributes, LoaderMethods>

/** `<flx-loader>`: says how the page's loader looks, and holds it while `open`. */
export function Loader({ host, open, config, ...attributes }: LoaderProps): null {
  const look = JSON.stringify({ ...childJson(host), ...config, ...given(attributes) })

  useEffect(() => {
    drawPageLoader()
    return giveLook(host, JSON.parse(look) as LoaderConfig)
  }, [host, look])

  useEffect(() => (open ? holdLoader() : undefined), [open])

  useHostMethod(host, 'show', showLoader)
  useHostMethod(host, 'hide', hideLoader)
  return null
}

function given(attributes: Omit<LoaderProps, 'host' | 'open' | 'config'>): LoaderConfig {
  const named = Object.entries(attributes).flatMap(([name, value]) => {
    const key = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    return value === null ? [] : [[key, value === '' && key.startsWith('show_') ? 'on' : value]]
  })
  return Object.fromEntries(named)
}
