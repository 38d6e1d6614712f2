import type { HTMLAttributes } from 'react'

type Common = HTMLAttributes<HTMLElement>

/** The attributes of a tag that are not of every tag: the properties of its element. */
type Own<Element> = { [N in Exclude<keyof Element, keyof Common>]?: string | number | boolean | undefined }

type Tag<Attributes> = Common & Attributes & { load?: string }

type Tags = {
  [T in keyof HTMLElementTagNameMap as T extends `flx-${string}` ? T : never]: Tag<Own<HTMLElementTagNameMap[T]>>
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Tags {
      'flx-config': Tag<{ base?: string | undefined; logo?: string }>
    }
  }
}
