import 'flx/solid'
