import '/dist/flx.js'
