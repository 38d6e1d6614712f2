import 'flx/vue'
