import type { BuiltInTexts } from '../texts.ts'

/** What every element may say, and the words that are counted. */
export const uiEnglish: BuiltInTexts = {
  words: {
    article: 'item',
    articles: 'items',
    créneau: 'time slot',
    créneaux: 'time slots',
    minute: 'minute',
    minutes: 'minutes',
    place: 'place',
    places: 'places',
    point: 'point',
    points: 'points',
    seconde: 'second',
    secondes: 'seconds',
  },
  ui: {
    close: 'Close',
    info: 'Information',
    success: 'Success',
    warning: 'Warning',
    error: 'Error',
    retry: 'Try again',
    loading: 'Loading…',
  },
  http: {
    timeout: 'The server is taking too long to answer. Please try again in a moment.',
    offline: 'You are offline. Check your internet connection, then try again.',
    network: 'The connection to the server failed. Please try again in a moment.',
    refused: 'The server refused this request.',
    failed: 'The server met an error. Please try again in a few minutes.',
    'wrong-kind': 'The server did not give the expected answer. Please try again in a moment.',
    invalid: 'The server’s answer could not be read. Please try again in a moment.',
    truncated: 'The server’s answer is incomplete. Please try again in a moment.',
    session: 'Your session has expired. Log in again, then start over.',
    aborted: 'The request was cancelled.',
  },
  price: {
    prior: 'Lowest price in the last 30 days:',
    ttc: 'incl. VAT',
    ht: 'excl. VAT',
  },
  quantity: {
    quantity: 'Quantity',
    less: 'Decrease: {name}',
    more: 'Increase: {name}',
    now: '{name}: {value}',
  },
}
