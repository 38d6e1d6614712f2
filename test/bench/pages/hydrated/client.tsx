/* @jsxRuntime automatic */
import { hydrateRoot } from 'react-dom/client'
import { WholePage } from './page.tsx'

const root = document.getElementById('root')
const data = JSON.parse(document.getElementById('data')?.textContent ?? '{}')
if (root) hydrateRoot(root, <WholePage {...data} />)
