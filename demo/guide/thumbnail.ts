import type { Entry } from './entry.ts'
import { html, type Markup } from './markup.ts'

/**
 * Small drawings of the elements, on a stage of 120 × 68: each shape is a letter and its numbers.
 * `b` a framed block, `f` a filled one, `a` one in the accent (x y width height); `l` a line of text, `t` a title (x y
 * width); `c` a circle, `d` a disc in the accent (x y radius); `>`, `<`, `v`, `x`, `+`, `-`, `k` signs (x y).
 */
const drawings: Partial<Record<Entry['tag'], string>> = {
  'flx-modal': 'f 0 0 120 68;b 24 12 72 44;t 32 20 32;x 88 20;l 32 30 56;l 32 37 44;a 68 45 20 6',
  'flx-popup': 'f 0 0 120 68;b 14 8 92 52;f 14 8 92 10;x 98 13;f 22 24 34 28;l 62 26 36;l 62 33 30;l 62 40 34',
  'flx-lightbox':
    'f 0 0 120 68;b 28 8 64 40;d 46 22 5;< 14 28;> 106 28;a 36 54 14 9;f 53 54 14 9;f 70 54 14 9;b 53 54 14 9;b 70 54 14 9',
  'flx-toast': 'l 12 12 60;l 12 20 80;l 12 28 70;b 58 42 54 18;k 67 51;l 75 49 28;x 104 47',
  'flx-front-popup': 'f 0 0 120 68;b 26 8 68 52;f 26 8 68 20;x 88 14;t 36 35 48;l 40 43 40;a 46 50 28 6',
  'flx-front-banner': 'a 0 0 120 14;x 112 7;t 12 26 40;l 12 36 96;l 12 44 84;l 12 52 90',
  'flx-loader': 'l 12 14 96;l 12 24 84;l 12 44 90;l 12 54 70;b 42 16 36 36;c 60 34 9;d 60 25 3',
  'flx-mobile-menu': 'f 0 0 120 68;b 0 0 62 68;t 8 12 24;l 8 25 34;> 54 26;l 8 37 28;> 54 38;l 8 49 38;> 54 50;x 54 12',
  'flx-sticky': 'b 0 0 120 14;t 10 7 22;l 70 6 16;l 92 6 16;l 12 26 96;l 12 35 84;l 12 44 90;l 12 53 60;v 112 58',
  'flx-breadcrumb': 'l 10 16 20;> 36 17;a 42 13 26 7;> 75 17;l 82 16 24;b 42 24 46 36;l 48 32 30;l 48 41 34;l 48 50 26',
  'flx-toggle': 'b 12 10 96 18;t 20 19 40;v 98 19;b 12 28 96 30;l 20 37 76;l 20 45 64',
  'flx-clickable': 'b 30 6 60 56;f 30 6 60 28;t 38 42 34;l 38 50 40;> 84 54',
  'flx-list': 'b 10 6 40 12;v 44 12;b 56 6 40 12;v 90 12;b 10 24 30 30;b 45 24 30 30;b 80 24 30 30;a 46 58 28 6',
  'flx-carousel': '< 6 32;> 114 32;b 14 14 28 36;b 46 14 28 36;b 78 14 28 36;d 52 60 2;c 60 60 2;c 68 60 2',
  'flx-slideshow': 'f 8 8 104 42;< 15 29;> 105 29;d 46 60 2.5;c 56 60 2.5;c 66 60 2.5;a 74 56 2 8;a 78 56 2 8',
  'flx-home-slider': 'f 0 0 120 52;t 14 20 46;l 14 29 36;a 14 36 24 8;d 50 60 2.5;c 60 60 2.5;c 70 60 2.5',
  'flx-video': 'f 10 6 100 56;d 60 34 13;p 60 34',
  'flx-table':
    'b 10 8 100 52;f 10 8 100 12;t 16 14 18;v 38 14;t 50 14 16;t 82 14 18;l 16 28 22;l 50 28 20;l 82 28 14;l 16 39 18;l 50 39 24;l 82 39 16;l 16 50 24;l 50 50 16;l 82 50 12',
  'flx-calendar':
    'b 16 4 88 60;f 16 4 88 12;< 22 10;> 98 10;t 46 10 28;l 22 24 8;l 36 24 8;l 50 24 8;l 64 24 8;l 78 24 8;l 92 24 8;l 22 37 8;a 34 32 12 10;l 50 37 8;l 64 37 8;l 78 37 8;l 92 37 8;l 22 50 8;l 36 50 8;a 62 45 12 10;l 50 50 8;l 78 50 8;l 92 50 8',
  'flx-agenda': 'a 10 10 18 18;t 36 14 46;l 36 23 62;f 10 38 18 18;t 36 42 40;l 36 51 66;> 112 34',
  'flx-map':
    'f 52 6 58 56;b 52 6 58 56;d 70 26 4;d 92 40 4;d 80 52 4;t 10 12 30;l 10 20 34;t 10 32 26;l 10 40 32;t 10 52 30',
  'flx-fragment': 'b 14 12 92 44;t 22 20 36;l 22 30 76;l 22 38 60;c 92 46 6;> 97 43',
  'flx-share': 'c 34 34 9;c 60 34 9;d 86 34 9;+ 34 34;l 56 33 8',
  'flx-permalink':
    'b 8 22 66 16;l 14 29 40;a 8 46 30 10;f 84 16 8 8;f 96 16 8 8;f 84 28 8 8;f 90 36 8 8;f 104 28 6 6;f 102 42 8 8;b 80 12 34 42',
  'flx-form': 't 12 8 26;b 12 13 96 11;t 12 32 20;b 12 37 96 11;a 12 54 32 9;k 100 19',
  'flx-repeat': 'b 12 6 86 18;l 18 14 40;x 106 15;b 12 28 86 18;l 18 36 34;x 106 37;+ 18 57;l 26 56 40',
  'flx-date-field':
    't 14 8 22;b 14 13 64 13;l 20 19 30;f 66 13 12 13;b 14 30 76 34;l 20 38 10;l 36 38 10;l 52 38 10;l 68 38 10;l 20 50 10;a 34 45 14 10;l 52 50 10;l 68 50 10',
  'flx-mask': 't 14 18 30;b 14 24 92 18;l 20 32 8;l 33 32 8;l 46 32 8;l 59 32 8;a 72 28 2 10',
  'flx-autocomplete': 'b 14 8 92 14;t 20 15 26;b 14 22 92 40;f 14 22 92 13;l 20 28 50;l 20 41 44;l 20 53 56',
  'flx-map-picker': 'f 10 6 100 42;b 10 6 100 42;d 60 26 6;a 59 30 2 10;b 10 54 47 10;b 63 54 47 10',
  'flx-upload': 'b 12 6 96 30;+ 60 16;l 44 26 32;l 12 44 40;a 12 52 66 4;f 78 52 30 4;k 102 45',
  'flx-quantity': 'b 22 22 24 24;- 34 34;b 46 22 28 24;t 55 34 10;b 74 22 24 24;+ 86 34',
  'flx-newsletter': 't 14 16 50;l 14 26 84;b 14 36 62 16;l 20 43 34;a 80 36 28 16',
  'flx-login': 't 16 8 30;b 16 14 88 11;b 16 30 88 11;a 16 48 88 11',
  'flx-two-factor':
    't 26 16 46;b 8 26 14 18;b 26 26 14 18;b 44 26 14 18;b 62 26 14 18;b 80 26 14 18;b 98 26 14 18;d 15 35 2;d 33 35 2;d 51 35 2',
  'flx-passkey': 'c 44 26 10;b 30 42 28 16;d 84 28 8;a 82 36 4 20;a 86 46 6 4',
  'flx-signup': 'b 16 6 42 11;b 62 6 42 11;b 16 22 88 11;b 16 38 88 11;a 16 55 44 9',
  'flx-password-change':
    'b 16 8 88 13;d 24 14.5 2;d 31 14.5 2;d 38 14.5 2;b 16 28 88 13;d 24 34.5 2;d 31 34.5 2;a 16 50 50 10',
  'flx-password-strength': 'b 14 16 92 16;d 22 24 2;d 30 24 2;d 38 24 2;d 46 24 2;a 14 40 56 5;f 70 40 36 5;l 14 52 40',
  'flx-add-to-cart': 'f 14 6 40 56;t 62 12 40;l 62 22 32;b 62 32 24 11;l 68 37 10;a 62 49 46 12',
  'flx-stock': 't 16 14 40;d 19 28 3;l 28 27 48;a 16 40 66 14;- 49 47',
  'flx-price': 't 20 24 40;l 20 40 26;a 72 16 30 16;- 80 24;l 88 23 8',
  'flx-cart':
    'f 10 6 16 14;l 32 10 40;t 90 12 18;f 10 26 16 14;l 32 30 34;t 90 32 18;l 10 48 30;t 84 48 24;a 10 54 100 9',
  'flx-cart-badge': 'b 38 24 44 30;c 60 22 10;d 84 22 9;+ 84 22',
  'flx-relay-picker':
    'b 10 8 40 12;l 16 13 18;b 10 24 40 18;t 16 30 24;l 16 36 28;b 10 45 40 18;f 56 8 54 55;d 72 28 4;d 94 40 4',
  'flx-reservation':
    'b 10 8 22 14;a 36 8 22 14;b 62 8 22 14;b 88 8 22 14;b 10 32 46 12;l 18 37 24;b 62 32 46 12;l 70 37 24;b 10 50 46 12;a 62 50 46 12',
  'flx-account':
    'b 8 6 30 56;l 13 14 20;a 8 20 30 9;l 13 36 18;l 13 47 20;t 46 12 34;b 46 20 66 18;l 52 28 40;b 46 43 66 18;l 52 51 34',
  'flx-withdrawal': 't 16 10 50;b 16 16 88 12;b 16 34 12 12;k 22 40;l 34 39 56;a 16 54 66 9',
  'flx-contract-end': 't 16 10 44;l 16 20 80;b 16 28 88 12;x 98 12;a 16 50 72 11',
  'flx-consent': 'l 12 10 90;l 12 18 70;b 8 28 104 34;t 16 36 36;l 16 43 80;b 16 49 38 9;a 60 49 38 9',
  'flx-track': 'b 12 50 14 10;b 32 38 14 22;b 52 44 14 16;a 72 24 14 36;b 92 30 14 30',
  'flx-page': 'b 10 4 100 60;f 10 4 100 9;f 18 20 30 20;l 54 22 46;l 54 30 40;l 54 38 44;a 18 48 30 8;l 54 51 30',
  'flx-config': 'l 14 18 92;d 40 20 5;l 14 34 92;d 78 36 5;l 14 50 92;d 56 52 5',
  'flx-my-elements': 'b 10 8 100 22;t 18 16 34;l 18 23 26;a 74 14 30 9;b 10 36 100 22;t 18 44 30;l 18 51 34;x 96 47',
}

const rounded = (kind: string, [x, y, width, height]: number[]): Markup =>
  html`<rect class="thumb-${kind}" x="${x}" y="${y}" width="${width}" height="${height}" rx="2"/>`

const signs: Record<string, string> = {
  '>': 'm-2 -3 3 3-3 3',
  '<': 'm2 -3-3 3 3 3',
  v: 'm-3 -1.5 3 3 3-3',
  x: 'm-2.5 -2.5 5 5m0-5-5 5',
  '+': 'm-3 0h6m-3-3v6',
  '-': 'm-3 0h6',
  k: 'm-3 0 2 2.5 4-5',
}

function shape(written: string): Markup {
  const [kind = '', ...numbers] = written.split(' ')
  const at = numbers.map(Number)
  const [x = 0, y = 0, size = 0] = at
  if (kind === 'l') return rounded('line', [x, y - 1, size, 3])
  if (kind === 't') return rounded('title', [x, y - 2, size, 4])
  if (kind === 'c') return html`<circle class="thumb-b" cx="${x}" cy="${y}" r="${size}"/>`
  if (kind === 'd') return html`<circle class="thumb-a" cx="${x}" cy="${y}" r="${size}"/>`
  if (kind === 'p') return html`<path class="thumb-on" d="M${x - 3} ${y - 5}l8 5-8 5z"/>`
  const sign = signs[kind]
  return sign ? html`<path class="thumb-sign" d="M${x} ${y}${sign}"/>` : rounded(kind, at)
}

/** Renders the drawing of an element. It is hidden from screen readers, since the text beside it says the same. */
export function thumbnail(tag: Entry['tag']): Markup {
  const drawn = drawings[tag] ?? drawings['flx-page'] ?? ''
  return html`<svg class="guide-thumb" viewBox="0 0 120 68" aria-hidden="true" focusable="false">${drawn.split(';').map(shape)}</svg>`
}
