export {
  civOf,
  civOfSettler,
  isBarredTo,
  isCity,
  isCiv,
  mineOf,
  othersOf,
  partiesIn,
  placeName,
  powerIn,
} from '../terminal/contents.ts'
