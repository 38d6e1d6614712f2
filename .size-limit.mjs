import { filesOf, partsOf, sharedFiles } from './scripts/build/chunk-graph.mjs'

const inDist = (files) => files.map((file) => `dist/${file}`)
const entry = (name, files, limit) => ({ name, path: inDist(files), limit, gzip: true })

/** What an element adds to what the page shares. Parts that it fetches later, at need, are not counted. */
const own = (limit, ...tags) => tags.map((tag) => entry(`${tag}, en propre`, filesOf(tag).own, limit))

/** What a visitor downloads, as it travels (gzip). */
export default [
  entry('Chargeur : le script de la page', ['flx.js'], '3.91 kB'),
  entry('Ce qu’une page charge avant le premier geste', ['flx.js', ...filesOf('flx-deferred-start').all], '5 kB'),
  entry('Ce qu’un premier élément apporte : React et socle', sharedFiles('base', 'core', 'more', 'react'), '81.6 kB'),
  entry('flx-page, tout compris, sur une page que l’on n’a pas touchée', filesOf('flx-page').all, '7.9 kB'),
  entry('flx-modal, tout compris, sur une page qui n’a rien d’autre', filesOf('flx-modal').all, '95.4 kB'),
  entry('flx-cart, tout compris, avant le premier geste dans le panier', filesOf('flx-cart').all, '45 kB'),
  ...own('4 kB', 'flx-modal', 'flx-front-popup', 'flx-front-banner', 'flx-share', 'flx-clickable', 'flx-toggle'),
  ...own('2 kB', 'flx-newsletter', 'flx-passkey'),
  ...own('2.05 kB', 'flx-password-strength'),
  ...own('4 kB', 'flx-breadcrumb', 'flx-sticky', 'flx-page', 'flx-track', 'flx-video', 'flx-list'),
  ...own('2 kB', 'flx-agenda', 'flx-permalink'),
  ...own('3 kB', 'flx-my-elements'),
  ...own('3 kB', 'flx-fragment', 'flx-two-factor'),
  ...own('3 kB', 'flx-signup', 'flx-password-change'),
  ...own('3 kB', 'flx-withdrawal', 'flx-contract-end'),
  ...own('4 kB', 'flx-mask', 'flx-login'),
  entry(
    'Des diapositives, sans la bibliothèque qui les déplace',
    [...filesOf('flx-carousel').own, ...partsOf('slider')],
    '4 kB',
  ),
  entry('Ce qui les déplace, bibliothèque comprise', partsOf('moving-row'), '24.1 kB'),
  ...own('5 kB', 'flx-calendar', 'flx-date-field'),
  // With the options of links and of pages that it knows by their names: a click waits for one round trip.
  ...own('6.6 kB', 'flx-popup'),
  ...own('5 kB', 'flx-map-picker'),
  ...own('6 kB', 'flx-consent', 'flx-autocomplete'),
  ...own('8.2 kB', 'flx-repeat'),
  ...own('7 kB', 'flx-upload', 'flx-account'),
  // A no-break space is a byte more than an ordinary one, in a text and packed.
  ...own('7.05 kB', 'flx-table'),
  // With what was a file of each of its two sources, which one of them fetched in a second round trip.
  ...own('7.5 kB', 'flx-mobile-menu'),
  ...own('8 kB', 'flx-form'),
  // With what takes carts that others wrote: plain forms, rows without ids, words without a cart. It says its news without
  // React, which its page does without: a kilobyte for seventy.
  ...own('11.2 kB', 'flx-cart'),
]
