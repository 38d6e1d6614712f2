import 'flx/astro'
