import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FlxElement } from '../../core/element/react-element.ts'
import { emit } from '../../core/events.ts'
import { ratePassword } from './password-strength-api.ts'
import type { Strength } from './password-strength-contract.ts'

/** How long typing has paused when the server is asked (PWD-01). */
const pause = 400

/** What the server thinks of a password; `unknown` where it could not say; null before it has answered. */
type Rating = Strength | 'unknown' | null

/**
 * The rating of what is typed. It stays while the next one is asked for; another text, or none, gives the question before
 * up.
 */
export function useRating(host: FlxElement, typed: string, src: string): Rating {
  const [rating, setRating] = useState<Rating>(null)
  useEffect(() => {
    if (typed === '') {
      setRating(null)
      return
    }
    const stop = new AbortController()
    const ask = async (): Promise<void> => {
      const rated = await ratePassword(typed, src, stop.signal).catch(() => 'unknown' as const)
      if (stop.signal.aborted) return
      // Who hears the event finds the meter as it says.
      flushSync(() => setRating(rated))
      if (rated === 'unknown') return
      const { percentage, result } = rated
      emit(host, 'flx-password-strength-rated', { percentage, result })
    }
    const timer = setTimeout(() => void ask(), pause)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [host, typed, src])
  return rating
}
