import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { onMedia } from '../../core/browser/media.ts'
import type { FlxElement } from '../../core/element/react-element.ts'
import { type ByWidth, widthsIn } from './by-width.ts'
import type { SlidesAttributes } from './slides-attributes.ts'

type Options = {
  [Name in keyof SlidesAttributes as SlidesAttributes[Name] extends ByWidth<unknown> ? Name : never]: ReturnType<
    Extract<SlidesAttributes[Name], ByWidth<unknown>>['at']
  >
}

/** Returns the options for the current width of the window; the same object as long as they do not change. */
export function useOptions(host: FlxElement): Options {
  const written = Object.entries((host.constructor as typeof FlxElement).attributes).flatMap(([name, codec]) =>
    'at' in codec ? [[name, codec as ByWidth<unknown>, String(host[name as keyof FlxElement])] as const] : [],
  )
  const widths = [...widthsIn(written.map(([, , value]) => value))].join(' ')
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = widths.split(' ').map((width) => onMedia(`(min-width: ${width}px)`, listener))
      return () => {
        for (const stop of stops) stop()
      }
    },
    [widths],
  )
  const now = (): string =>
    JSON.stringify(Object.fromEntries(written.map(([name, codec, value]) => [name, codec.at(value)])))
  const told = useSyncExternalStore(subscribe, now)
  return useMemo(() => JSON.parse(told), [told])
}
