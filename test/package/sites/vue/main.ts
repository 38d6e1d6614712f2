import 'flx'
import { createApp } from 'vue'
import Lines from './lines.vue'
import Page from './page.vue'

createApp(location.hash === '#places' ? Lines : Page).mount('#app')
