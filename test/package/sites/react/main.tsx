import 'flx'
import { createRoot } from 'react-dom/client'
import { Page } from './page.tsx'

const app = document.querySelector('#app')
if (app) createRoot(app).render(<Page />)
