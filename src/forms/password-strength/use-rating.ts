import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FlxElement } from '../../core/element/react-element.ts'
import { emit } from '../../core/events.ts'
import { sendJson } from '../../core/http/send-json.ts'
import { type Strength, strengthReply } from './password-strength-contract.ts'

/** How long typing has paused when the server is asked (PWD-01). */
const pause = 400

/** What the server thinks of a password; `unknown` where it could not say; null before it has answered. */
type Rating = Strength | 'unknown' | null

/** In the body, and in no cache: a password stands in no address. */
function ratePassword(typed: string, address: string, signal: AbortSignal): Promise<Strength> {
  return sendJson({ address, body: { q: typed }, signal, cache: 'no-store' }, strengthReply)
}

/**
 * The rating of what is typed. It stays while the next one is asked for; another text, or none, gives the question before
 * up.
 */
export function useRating(host: FlxElement, typed: string, address: string): Rating {
  const [rating, setRating] = useState<Rating>(null)
  useEffect(() => {
    if (typed === '') {
      setRating(null)
      return
    }
    const stop = new AbortController()
    const ask = async (): Promise<void> => {
      const rated = await ratePassword(typed, address, stop.signal).catch(() => 'unknown' as const)
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
  }, [host, typed, address])
  return rating
}
