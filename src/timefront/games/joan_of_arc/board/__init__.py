"""What is on the board: functions over the columns of the state that ask no questions."""
