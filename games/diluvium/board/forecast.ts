export { copiedPieces, copiedWords, givesWords, placesWords, soonSettled } from '../terminal/forecast.ts'
