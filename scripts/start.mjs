// `npm start`: a table in the terminal. Arguments go to `tablee play`.
process.argv.splice(2, 0, 'play')
await import('../bin/tablee.mjs')
