import type { HonoRequest } from 'hono'
import type { CallDescription } from '../../src/contract/call.ts'
import { calls } from '../../src/contract/calls.ts'

/** A call as the panel knows it. */
export interface KnownCall {
  id: string
  title: string
}

/** The calls to an address that the page itself defines: fragments, lists, forms. */
export const otherCall: KnownCall = { id: 'autre', title: 'Une adresse de la page : formulaire, fragment, liste…' }

/** The calls that can be identified by their address and action. */
export const toldApart: CallDescription[] = calls.filter(({ path }) => !path.startsWith('{'))

const serviceOf = (path: string): string | undefined => /\/(ajax\/.+)$/.exec(path)?.[1]
const isAction = (name: string): boolean => /(^|\[)action\]?$/.test(name)
const largestRead = 1_000_000

/** Returns the shop's address of a service, whatever base the page uses; undefined if the path is not a service. */
export function serviceAddress(path: string, html: boolean): string | undefined {
  const service = serviceOf(path)
  if (!service) return undefined
  return `${html || path.startsWith('/html/') ? '/html' : ''}/globalflexit/${service}`
}

/** Returns the fields of the query and of the body. A large body is left out, because it would be read twice. */
async function fieldsOf(request: HonoRequest): Promise<[string, string][]> {
  const search = [...new URL(request.url).searchParams]
  const isForm = /^(multipart\/form-data|application\/x-www-form-urlencoded)/.test(request.header('content-type') ?? '')
  if (!isForm || Number(request.header('content-length') ?? 0) > largestRead) return search
  const read = await request.raw
    .clone()
    .formData()
    .catch(() => new FormData())
  return [...search, ...[...read].map(([name, value]): [string, string] => [name, String(value)])]
}

/** Returns the call that a request makes; undefined if it is none, such as a page. */
export async function callOf(request: HonoRequest): Promise<KnownCall | undefined> {
  const destination = request.header('sec-fetch-dest')
  if (destination && destination !== 'empty') return undefined
  const { pathname } = new URL(request.url)
  const service = serviceOf(pathname)
  const here = toldApart.filter(({ path }) => path === service || path === pathname)
  if (here.length === 0) return destination || request.method === 'POST' ? otherCall : undefined
  const fields = await fieldsOf(request)
  const action = fields.find(([name, value]) => isAction(name) && value !== '')?.[1] ?? ''
  const named = here.find(({ fields }) => fields.some(({ name, values }) => isAction(name) && values?.includes(action)))
  return named ?? here.find(({ fields }) => !fields.some(({ name }) => isAction(name))) ?? here[0]
}
