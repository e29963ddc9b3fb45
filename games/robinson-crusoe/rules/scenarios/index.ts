import './castaways.ts'
import './others.ts'
