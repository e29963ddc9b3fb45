import '@fontsource-variable/commissioner'
import '@fontsource-variable/faustina'
import './style/tokens.css'
import './style/base.css'
import './style/controls.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { languageHere } from './settings.tsx'
import { learn } from './words.ts'

/** Reports that waited for a connection leave once the first page stands, and when the network is back. */
const sendReports = () => void import('./problem/kept.ts').then(({ sendKept }) => sendKept()).catch(() => {})
addEventListener('online', sendReports)
setTimeout(sendReports, 5000)

const place = document.getElementById('app')
if (place)
  void learn(languageHere()).then(() =>
    createRoot(place).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  )
