import { fixture } from '@open-wc/testing'
import type { FlxRelayPickerElement } from '../../elements/relay-picker.ts'
import { type Answer, type Script, scriptCalls } from './answers-client.ts'

const week = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche']
const always = week.map((jour) => ({ jour, ouvert: '00:00-24:00' }))

/** Returns a relay point in the carrier's format. */
export function wirePoint(more: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    relais_id: '001726',
    relais_params: 'opaque==',
    nom: 'Épicerie du Port',
    adresse: '3 quai des Indes',
    complement: null,
    code_postal: '29200',
    ville: 'Brest',
    latitude: '48,3904000',
    longitude: '-4,4861000',
    distance_m: 350,
    horaires: always,
    photo: null,
    ...more,
  }
}

/** Three points: two at the same place, and one without coordinates. */
export const threePoints = [
  wirePoint(),
  wirePoint({ relais_id: '000042', nom: 'Tabac du Goéland', distance_m: 1240 }),
  wirePoint({ relais_id: '7', nom: 'Fleurs d’Armor', latitude: null, longitude: null, horaires: [], distance_m: null }),
]

export const cities = (...names: string[]): Answer => ({
  body: { status: 'ok', villes: names.map((nom) => ({ nom, code_postal: '29200' })) },
})
export const points = (list: Record<string, unknown>[] = threePoints, more: Answer = {}): Answer => ({
  body: { status: 'ok', error_msg: '', relais_liste: list },
  ...more,
})

/** Returns the answers to a search, to one that fails, and to its retry. */
export const failsOnce = (): Answer[] => [
  cities('Brest'),
  points(),
  { status: 500, body: {} },
  cities('Quimper'),
  points([wirePoint({ nom: 'Quimper gare' })]),
]

/** Opens a picker in a form, and its server, which sends these answers in order. */
export async function openPicker(
  answers: Answer[],
  attributes = '',
  content = '',
  around = (form: string): string => form,
): Promise<[FlxRelayPickerElement, Script, HTMLFormElement]> {
  const server = await scriptCalls(...answers)
  const page = await fixture(
    `<div>${around(
      `<form class="order" action="/nowhere"><flx-relay-picker ${attributes}>${content}</flx-relay-picker><button>Continuer</button></form>`,
    )}</div>`,
  )
  const form = page.querySelector<HTMLFormElement>('form.order')
  const picker = form?.querySelector('flx-relay-picker')
  if (!form || !picker) throw new Error('no picker')
  await picker.ready
  return [picker, server, form]
}
