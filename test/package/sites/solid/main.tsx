import 'flx'
import { render } from 'solid-js/web'
import { Page } from './page.tsx'

const app = document.querySelector('#app')
if (app) render(() => <Page />, app)
