// What every page of ours stands on.
import './tokens.css'
import './base/base.css'
