import { setTimeout as wait } from 'node:timers/promises'
import type { MiddlewareHandler } from 'hono'
import { callOf, otherCall } from './call-of.ts'
import { everyCall, type Fault, type FaultName, faults } from './faults.ts'
import { panelPath } from './options.ts'
import { note, type Visitor, type Visitors } from './visitors.ts'

/** Returns the fault of a call, and removes it if it happens only once. */
function take(visitor: Visitor, id: string): FaultName | undefined {
  const key = visitor.faults.has(id) ? id : everyCall
  const name = visitor.faults.get(key)
  if (name !== undefined && (faults[name] as Fault).isOnce) visitor.faults.delete(key)
  return name
}

/** Returns a middleware that applies the panel's faults to calls, and records the calls for the panel. */
export function goWrong(visitors: Visitors): MiddlewareHandler {
  return async (c, next) => {
    const visitor = visitors.find(c)
    const { pathname, search } = new URL(c.req.url)
    if (!visitor || pathname.startsWith(`${panelPath}/`)) return next()
    const call = await callOf(c.req)
    if (!call) return next()
    const start = performance.now()
    const name = take(visitor, call.id)
    const fault: Fault | undefined = name === undefined ? undefined : faults[name]
    if (fault?.delay) await wait(fault.delay, undefined, { signal: c.req.raw.signal }).catch(() => {})
    const instead = fault?.answer?.(c)
    if (!instead) await next()
    note(visitor, {
      title: call.id === otherCall.id ? 'Une adresse de la page' : call.title,
      path: pathname + search,
      status: name === 'coupure' ? undefined : (instead ?? c.res).status,
      fault: name,
      milliseconds: Math.round(performance.now() - start),
    })
    return instead
  }
}
