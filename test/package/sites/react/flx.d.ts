import 'flx/react'
