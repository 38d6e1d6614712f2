import { filesOf, sharedFiles } from './scripts/build/chunk-graph.mjs'

const inDist = (files) => files.map((file) => `dist/${file}`)
const entry = (name, files, limit) => ({ name, path: inDist(files), limit, gzip: true })

/** What a visitor downloads, as it travels (gzip). Parts that an element fetches later, at need, are not counted. */
export default [
  entry('Chargeur : tout ce qu’une page charge avant le premier geste', ['flx.js'], '3.5 kB'),
  entry(
    'Ce qu’un premier élément apporte : React, magasin et socle',
    sharedFiles('base', 'core', 'store', 'react'),
    '82 kB',
  ),
  entry('flx-page, tout compris, sur une page que l’on n’a pas touchée', filesOf('flx-page').all, '4.5 kB'),
  entry('flx-modal, tout compris, sur une page qui n’a rien d’autre', filesOf('flx-modal').all, '88 kB'),
  entry('flx-mobile-menu, en propre', filesOf('flx-mobile-menu').own, '7 kB'),
  entry('flx-modal, en propre', filesOf('flx-modal').own, '4 kB'),
  entry('flx-list, en propre', filesOf('flx-list').own, '4 kB'),
  entry('flx-cart, en propre', filesOf('flx-cart').own, '9 kB'),
]
