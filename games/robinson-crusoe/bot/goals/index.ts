import './castaways.ts'
