import 'flx/svelte'
