import { readShape } from '../../core/french/moment.ts'
import { messages } from '../../core/i18n/texts.ts'
import { dateMask } from '../../ui/mask/date-mask.ts'
import type { Mask } from '../../ui/mask/mask.ts'
import { frenchMasks } from './french-masks.ts'
import { numberMask } from './number-mask.ts'
import { hasSlot, isSimple, patternMask } from './pattern-mask.ts'

const t = messages('textMask', {
  email: 'Cette adresse e-mail n’est pas complète : elle a la forme nom@exemple.fr.',
  emails: 'Une de ces adresses e-mail n’est pas complète, ou il y en a plus de six.',
  ip: 'Une adresse IP a quatre nombres de 0 à 255, séparés par des points.',
  mac: 'Une adresse MAC a douze chiffres de 0 à 9 et de A à F.',
  url: 'Cette adresse n’est pas complète : elle commence par https://.',
  vin: 'Un numéro de châssis a dix-sept caractères, sans I, O ni Q.',
  ssn: 'Ce numéro n’est pas de la forme 123-45-6789.',
})

interface TextRules {
  /** Removes the characters that are never valid. */
  tidy: (text: string) => string
  isRight: (text: string) => boolean
  wrong: string
  inputMode: string
}

/** A mask for texts without a fixed form: it changes little, and shows an error when the text is incomplete. */
function textMask({ tidy, isRight, wrong, inputMode }: TextRules): Mask {
  return {
    show: tidy,
    settle: tidy,
    send: tidy,
    type: tidy,
    problem: (text) => (!text.trim() || isRight(tidy(text)) ? undefined : wrong),
    isTyped: () => true,
    inputMode,
  }
}

const withoutSpaces = (text: string): string => text.normalize('NFKC').replace(/\s/g, '')

/**
 * Matches an e-mail address. Each part between dots has at most 64 characters before the @, and 63 after it (MASK-04).
 */
const address = /^[^\s@.]+(?:\.[^\s@.]+)*@(?:[\p{L}\d](?:[\p{L}\d-]{0,61}[\p{L}\d])?\.)+\p{L}[\p{L}\d-]{1,62}$/u
const isEmail = (text: string): boolean => address.test(text) && !/^[^@]*[^@.]{65}/.test(text)
/** Maximum number of addresses after the first. */
const moreEmails = 5

/** @param separator - Separator of several addresses; empty for a single address. */
function emailMask(separator = ''): Mask {
  const tidy = (text: string): string => {
    // Address books and mail programs copy « Jean <jean@exemple.fr> ».
    const plain = text.replace(/^\s*mailto:/i, '').replace(/[^<>,;]*<([^<>]+)>/g, '$1')
    return separator ? plain.replace(/^\s+/, '').replace(/\s+/g, ' ') : plain.replace(/\s/g, '')
  }
  const parts = (text: string): string[] => (separator ? text.split(separator) : [text]).map((each) => each.trim())
  return {
    ...textMask({
      tidy,
      isRight: (text) => parts(text).every(isEmail) && parts(text).length <= moreEmails + 1,
      wrong: t(separator ? 'emails' : 'email'),
      inputMode: 'email',
    }),
    send: (text) => parts(tidy(text)).join(separator),
  }
}

const byte = '(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)'
const ipv4 = new RegExp(`^${byte}(?:\\.${byte}){3}$`)

function isUrl(text: string): boolean {
  return /^(?:https?|ftp):\/\/[^\s/]+\S*$/i.test(text) && URL.canParse(text)
}

const textMasks: Record<string, (request: MaskRequest) => Mask> = {
  email: ({ separator }) => emailMask(separator),
  ip: () =>
    textMask({
      tidy: (text) =>
        withoutSpaces(text)
          .replaceAll(',', '.')
          .replace(/[^\d.]/g, ''),
      isRight: (text) => ipv4.test(text),
      wrong: t('ip'),
      inputMode: 'decimal',
    }),
  url: () => textMask({ tidy: withoutSpaces, isRight: isUrl, wrong: t('url'), inputMode: 'url' }),
  mac: () => patternMask('##:##:##:##:##:##', { tidy: (text) => text.replace(/[^\da-f]/gi, ''), wrong: t('mac') }),
  vin: () => patternMask('V{17}', { slots: { V: { accepts: /[A-HJ-NPR-Z\d]/i, upper: true } }, wrong: t('vin') }),
  ssn: () =>
    patternMask('999-99-9999', {
      tidy: (text) => text.replace(/\D/g, ''),
      isRight: (digits) => !/^(?:000|666|9)|^...00|0000$|^219099999$|^078051120$/.test(digits),
      wrong: t('ssn'),
    }),
}

/** The mask that a field requests: one of our names, or a pattern, with its options. */
export interface MaskRequest {
  name: string
  /** Separator between several e-mail addresses. */
  separator?: string
  /** A regular expression instead of a pattern. */
  regex?: string
  /** The field itself, to find the country beside a postal code. */
  field?: HTMLInputElement
  min?: number | undefined
  max?: number | undefined
}

const day = readShape('dd/mm/yy')
const moment = readShape('dd/mm/yy', 'HH:mm:ss')
const withTime = (): Mask => dateMask({ shown: moment, sent: readShape('yy-mm-dd', 'HH:mm:ss') })

/** Masks by name (MASK-01, MASK-04). */
const masks: Record<string, (request: MaskRequest) => Mask> = {
  ...frenchMasks,
  ...textMasks,
  flexitdate: () => dateMask(),
  flexitdatenormal: () => dateMask({ sent: day }),
  flexitdatetime: withTime,
  datetime: withTime,
  numeric: (request) => numberMask(request),
  decimal: (request) => numberMask(request),
  integer: (request) => numberMask({ ...request, decimals: 0 }),
  currency: (request) => numberMask({ ...request, decimals: 2, fixed: true, group: ',', point: '.', sign: '$' }),
  euro: (request) => numberMask({ ...request, decimals: 2, fixed: true, group: '\u202f' }),
  percentage: ({ min = 0, max = 100 }) => numberMask({ decimals: 2, min, max, sign: '%' }),
}

/** Returns true if the pattern needs Inputmask: alternatives, repetitions, regular expressions. */
export const needsInputmask = ({ name, regex }: MaskRequest): boolean =>
  Boolean(regex) || !(Object.hasOwn(masks, name) || isSimple(name))

/** @returns undefined if there is no mask of that name, and no slot in the pattern. */
export function maskFor(request: MaskRequest): Mask | undefined {
  if (Object.hasOwn(masks, request.name)) return masks[request.name]?.(request)
  return hasSlot(request.name) ? patternMask(request.name) : undefined
}
