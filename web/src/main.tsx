import '@fontsource-variable/commissioner'
import '@fontsource-variable/faustina'
import './style/tokens.css'
import './style/base.css'
import './style/controls.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'

const place = document.getElementById('root')
if (place)
  createRoot(place).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
