import type { BuiltInTexts } from '../texts.ts'

/** What navigation and content say. */
export const contentEnglish: BuiltInTexts = {
  'mobile-menu': {
    menu: 'Menu',
    close: 'Close the menu',
    home: 'Home',
    back: 'Back: {label}',
    open: 'Submenu: {label}',
    search: 'Search the menu',
    find: 'Search',
    clear: 'Clear the search',
    failed: 'The menu could not be loaded.',
  },
  'mobile-menu-results': {
    title: 'Results',
    none: 'No results',
    hint: 'No menu entry matches “{query}”.',
    one: '1 result',
    many: '{count} results',
  },
  breadcrumb: {
    siblings: 'Pages next to “{page}”',
    siblingsOf: 'Neighbouring pages',
  },
  share: {
    copied: 'Link copied',
    notCopied: 'The link could not be copied: {address}',
    byMail: 'Share by email',
    share: 'Share',
    shareThis: 'Share this page',
    copy: 'Copy the link',
    email: 'Email',
    newWindow: '{network} (new window)',
  },
  list: {
    loading: 'Loading more…',
    refreshing: 'Updating the list…',
    shown: 'Items shown: {n}',
  },
  fragment: {
    loading: 'Updating…',
    updated: 'Content updated',
  },
  places: {
    'on-map': 'Show on the map',
    'on-map-name': '{name}: show on the map',
    places: 'Places on the map',
  },
  map: {
    map: 'Map',
    markers: 'Points on the map',
    keys: 'Arrow keys: next or previous point. Enter: details. Escape: close.',
    'zoom-in': 'Zoom in',
    'zoom-out': 'Zoom out',
    'see-all': 'See all',
    loading: 'Loading the map…',
    show: 'Show the map',
    close: 'Close the details of {name}',
    'no-map': 'The map cannot be shown here: the list says all that it would show.',
    'no-ground': 'The background of the map could not be loaded: the points stay in their places.',
    wheel: 'Ctrl + wheel to zoom the map',
    'wheel-mac': '⌘ + wheel to zoom the map',
    fingers: 'Move the map with two fingers',
  },
  video: {
    play: 'Play the video',
    playNamed: 'Play the video: {name}',
    video: 'Video',
    failed: 'The video could not be played here.',
  },
}
