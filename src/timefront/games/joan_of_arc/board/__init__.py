"""What lies on the board: functions over the columns of the state, which ask nobody."""
