import { type ReactNode, useEffect } from 'react'
import { address, childJson, flag, optionalText, property } from '../../core/element/codecs.ts'

import { type FeatureProps, useHostMethod } from '../../core/element/react-element.ts'
import type { LoaderConfig } from './loader-config.ts'
import type { LoaderMethods } from './loader-types.ts'
import { drawPageLoader, giveLook, hideLoader, holdLoader, showLoader } from './page-loader.tsx'

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

type LoaderProps = FeatureProps<typeof loaderAttributes, LoaderMethods>

/** Returns the look that the attributes give, under the names of `flexit_loader`. */
function written(props: LoaderProps): LoaderConfig {
  const named = Object.keys(lookAttributes).flatMap((name) => {
    const value = props[name as keyof typeof lookAttributes]
    const key = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    return value === null ? [] : [[key, value === '' && key.startsWith('show_') ? 'on' : value]]
  })
  return Object.fromEntries(named)
}

/** `<flx-loader>`: sets the look of the page's loader, and keeps it shown while `open`. */
export function Loader(props: LoaderProps): ReactNode {
  const { host, open, config } = props
  useHostMethod(host, 'show', showLoader)
  useHostMethod(host, 'hide', hideLoader)
  useEffect(drawPageLoader, [])
  // Runs after each render, as the element renders again when an attribute changes.
  useEffect(() => giveLook({ ...childJson(host), ...config, ...written(props) }))
  useEffect(() => (open ? holdLoader() : undefined), [open])
  return null
}
