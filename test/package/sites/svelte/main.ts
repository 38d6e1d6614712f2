import 'flx'
import { mount } from 'svelte'
import Page from './page.svelte'

const app = document.querySelector('#app')
if (app) mount(Page, { target: app })
